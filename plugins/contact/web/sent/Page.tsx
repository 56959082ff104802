import { LinkButton } from '#web/design/Button.tsx'
import { Highlight } from '#web/design/Highlight.tsx'
import { Container } from '#web/design/Container.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { useHref } from '#web/page.ts'
import { TextWithHighlight } from '#web/i18n/TextWithHighlight.tsx'
import { useT } from '#web/i18n/i18n-context.ts'
import css from '../contact.module.css'
import type { data } from './sent.data.ts'

/** Confirmation page with the number of the message. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { number } = usePageData<typeof data>()
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <TextWithHighlight text={t('contact.sent.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
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
    </Container>
  )
}
