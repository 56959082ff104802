import { factMoment } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { textLength } from '../../contract/topics.ts'
import type { answerData } from '../pages.data.ts'
import css from './mail.module.css'

/** Page on which a facility without an account answers one question, once. */
export const AnswerPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { state, facility, topic, messages, stop } = usePageData<typeof answerData>()
  const text = t('questions.mail-answer.text')
  const claim = href('claim_facility', { id: facility.id })
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('questions.mail-answer.heading', { facility: facility.name })}</h1>
        {state !== 'open' && <FormError labels={{ text }} />}
        <p>{t(messageKey('questions.mail-answer.state', state))}</p>
        {messages.length > 0 && (
          <section aria-labelledby="rozmowa" className={css['thread']}>
            <h2 id="rozmowa">{t(messageKey('questions.topic', topic))}</h2>
            {messages.map(({ id, side, text, sent_at, by_this_link }) => (
              <div key={id} className={css['message']}>
                <p className={css['quiet']}>
                  <strong>{t(messageKey('questions.mail-answer', by_this_link ? 'sent' : side))}</strong>{' '}
                  <time dateTime={sent_at}>{factMoment(sent_at, language)}</time>
                </p>
                <p className={css['text']}>{text}</p>
              </div>
            ))}
          </section>
        )}
        {state === 'open' && (
          <PostForm labels={{ text }} send={t('questions.mail-answer.send')}>
            <TextArea name="text" label={text} hint={t('questions.mail-answer.hint')} max={textLength.max} />
          </PostForm>
        )}
        <section className={css['more']} aria-labelledby="dalej">
          <h2 id="dalej">{t('questions.mail-answer.more')}</h2>
          {claim !== undefined && (
            <>
              <p>{t('questions.mail-answer.claim')}</p>
              <PrivateLink href={claim}>{t('questions.mail-answer.claim.open')}</PrivateLink>
            </>
          )}
          {stop !== null && (
            <p>
              <a href={href('mail_stop', { token: stop })} rel="nofollow">
                {t('questions.mail-answer.stop')}
              </a>
            </p>
          )}
        </section>
      </div>
    </Container>
  )
}
