import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
import type { LoadLayoutData } from '#core/plugin/define-plugin.ts'
import { LanguageModel } from '#core/ports/language-model.ts'
import type { AssistantLayoutData } from '../contract/layout-data.ts'

/** Names the language model on every page, for the privacy policy. */
export const LoadAssistantLayoutData = define('assistant/LoadLayoutData', { model: LanguageModel }, ({ model }): LoadLayoutData => {
  const data: AssistantLayoutData = { modelHost: model.kind === 'service' ? model.host : null }
  return () => Effect.succeed(data)
})
