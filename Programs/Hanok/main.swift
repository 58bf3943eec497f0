// The tool and the samples without Foundation, as one program that is installed under their names.
import CHanokPrograms

_ = unsafe hanok_programs(CommandLine.argc, CommandLine.unsafeArgv)
