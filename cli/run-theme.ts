import { Command as Commander } from 'commander'
import { addThemes } from './commands/themes.ts'
import { reportFailure } from './report-error.ts'

// Loads no plugin but the one that is checked, so that a theme with which nothing starts can be looked at.
const program = new Commander('kredka').description('Operate a Kredka directory').showHelpAfterError()
addThemes(program)
await program.parseAsync().catch(reportFailure)
