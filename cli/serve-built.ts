import { readEnvironment } from '#config/app/environment.ts'
import { plugins } from '#plugins/server.gen.ts'
import { serve } from './commands/serve.ts'
import { reportFailure } from './report-error.ts'

/** Runs `serve` of a built product: the entry of the server's bundle. */
export const serveBuilt = async (options: { readonly json: boolean }): Promise<void> => {
  try {
    await serve(readEnvironment(undefined, plugins), { mode: 'built', ...options })
  } catch (error) {
    await reportFailure(error)
  }
}
