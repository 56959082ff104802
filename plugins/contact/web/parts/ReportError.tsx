import { Flag } from 'lucide-react'
import { Icon } from '#web/design/Icon.tsx'
import { useHref } from '#web/page.ts'
import { useT } from '#web/i18n/i18n-context.ts'
import type { FillProps } from '#web/plugin-ui.ts'

/** Link from a facility's profile to the message form about it. */
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
