#pragma once

/// Runs the command that the program's name says: a sample, or else the tool.
int hanok_programs(int count, char **arguments);
