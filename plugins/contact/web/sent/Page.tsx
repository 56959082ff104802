import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import css from '../contact.module.css'
import type { sentData } from '../pages.data.ts'

/** Confirmation page with the number of the message. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { number } = usePageData<typeof sentData>()
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
