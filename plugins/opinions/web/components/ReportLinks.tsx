import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import type { PublicOpinion } from '../../contract/opinion.ts'
import css from '../profile.module.css'

/** Ways to report an opinion and the answer to it, where a plugin takes reports. */
export const ReportLinks = ({ opinion: { id, answer } }: { readonly opinion: Pick<PublicOpinion, 'id' | 'answer'> }) => {
  const t = useT()
  const href = useHref()
  const opinion = href('report', { type: 'opinion', id })
  if (opinion === undefined) return null
  const one = <PrivateLink href={opinion}>{t('opinions.report.opinion')}</PrivateLink>
  if (!answer) return one
  return (
    <div className={css['marks']}>
      {one}
      <PrivateLink href={href('report', { type: 'answer', id }) ?? opinion}>{t('opinions.report.answer')}</PrivateLink>
    </div>
  )
}
