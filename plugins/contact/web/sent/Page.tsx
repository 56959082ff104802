import { LinkButton } from '#web/design/Button.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/here.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useT } from '#web/i18n/words.ts'
import css from '../contact.module.css'
import type { data } from './sent.data.ts'

/** Thanks, and the number of the message. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { number } = usePageData<typeof data>()
  return (
    <Wide>
      <div className={css['done']}>
        <h1>
          <Marked text={t('contact.sent.heading')} mark={(part) => <Stroke>{part}</Stroke>} />
        </h1>
        <dl className={css['fact']}>
          <dt>{t('contact.sent.number')}</dt>
          <dd>{number}</dd>
        </dl>
        <p>{t('contact.sent.text')}</p>
        <p>
          <LinkButton href={href('/')}>{t('error.page.home')}</LinkButton>
        </p>
      </div>
    </Wide>
  )
}
