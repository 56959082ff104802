import type { WithSlotData } from '#core/plugin/slot.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import type { AssistantLayoutData } from '../../contract/layout-data.ts'

/** Paragraph of the privacy policy about the language model; none without a model. */
export const ModelRecipient = ({ data: { modelHost } }: FillProps<WithSlotData, AssistantLayoutData>) => {
  const t = useT()
  return modelHost === null ? null : <p>{t('assistant.privacy.model', { host: modelHost })}</p>
}
