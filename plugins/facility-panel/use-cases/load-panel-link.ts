import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'

/** Layout data that makes profiles carry the hidden link to the panel. */
export const LoadPanelLink = define(
  'facility-panel/LoadPanelLink',
  {},
  (): LoadLayoutData =>
    Effect.fn('facility-panel.load-panel-link')(function* () {
      return yield* Effect.succeed({})
    }),
)
