#pragma once

/// Runs the command that the program's name says: the list of breaches, or else the address book.
int addressbook_programs(int count, char **arguments);
