import { program } from './program.ts'
import { reportFailure } from './report-error.ts'

// Entry of the bundle for all commands but `serve`.
await program.parseAsync().catch(reportFailure)
