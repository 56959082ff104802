import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'

/** Shows the assistant on the home page. */
export const LoadAssistantLayoutData = define('assistant/LoadLayoutData', {}, (): LoadLayoutData => () => Effect.succeed({}))
