import { BookUser, Share2 } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { licences } from '../../../contract/terms.ts'
import { ExplainedChoice } from './ExplainedChoice.tsx'

const icons = { 'cc-by': Share2, 'own-use': BookUser } as const

/** Choice of what others may do with a material. */
export const LicenceChoice = ({ legend }: { readonly legend: string }) => {
  const t = useT()
  return (
    <ExplainedChoice
      name="licence"
      legend={legend}
      options={licences.map((licence) => ({
        value: licence,
        label: t(messageKey('publications.form.licence', licence)),
        text: t(messageKey('publications.form.licence', licence, 'text')),
        icon: icons[licence],
      }))}
    />
  )
}
