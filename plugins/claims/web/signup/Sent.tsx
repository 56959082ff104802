import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import css from './signup.module.css'

/** Thank-you page after a sign-up. */
export const Sent = () => {
  const t = useT()
  const href = useHref()
  return (
    <Container>
      <div className={css['done']}>
        <h1>
          <TextWithHighlight text={t('claims.signup.sent.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
        </h1>
        <p>{t('claims.signup.sent.text')}</p>
        <p>{t('claims.signup.sent.more')}</p>
        <div>
          <PrivateLink href={href('claim') ?? '/'}>{t('claims.signup.own')}</PrivateLink>
        </div>
      </div>
    </Container>
  )
}
