import { Effect } from 'effect'
import { token } from '#core/kernel/token.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'

/** Layout data that makes profiles carry the hidden link to the panel. */
export const makeLoadPanelLink = (): LoadLayoutData =>
  Effect.fn('facility-panel.load-panel-link')(function* () {
    return yield* Effect.succeed({})
  })

export const LoadPanelLink = token<LoadLayoutData>('facility-panel/LoadPanelLink')
