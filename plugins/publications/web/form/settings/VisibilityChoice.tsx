import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { type NewsSection, newsVisibilities } from '../../../contract/terms.ts'
import { readerIcons, readersKey } from '../../areas/readers.ts'
import { ExplainedChoice } from './ExplainedChoice.tsx'

interface VisibilityChoiceProps {
  readonly legend: string
  readonly section: Exclude<NewsSection, 'blog'>
}

/** Choice of the readers of a post; the blog is for everybody. */
export const VisibilityChoice = ({ legend, section }: VisibilityChoiceProps) => {
  const t = useT()
  return (
    <ExplainedChoice
      name="visibility"
      legend={legend}
      options={newsVisibilities.map((visibility) => ({
        value: visibility,
        label: t(readersKey(section, visibility)),
        text: t(messageKey('publications.area.visibility', section, visibility)),
        icon: readerIcons[visibility],
      }))}
    />
  )
}
