import { Flag } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { FillProps } from '#web/plugin-ui.ts'

/** The way from a profile to the form, with the facility named in it. */
export const ReportError = ({ of }: FillProps<'facility.sources', object>) => {
  const t = useT()
  const to = useHref()('contact', {}, { dotyczy: of.slug })
  return (
    <p>
      <a href={to} rel="nofollow">
        <Icon of={Flag} /> {t('contact.report')}
      </a>
    </p>
  )
}
