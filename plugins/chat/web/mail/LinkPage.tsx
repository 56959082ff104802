import { factMoment } from '#core/kernel/dates.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { FormError } from '#web/ui/fields/FormError.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { TextArea } from '#web/ui/fields/TextArea.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { PrivateLink } from '#web/ui/primitives/PrivateLink.tsx'
import { messageRules } from '../../contract/limits.ts'
import type { linkData } from '../pages.data.ts'
import css from './link.module.css'

/** Page behind the link of a mail: the unread messages, and one answer without signing in. */
export const LinkPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { facility, side, messages, ended, writable, answered_at } = usePageData<typeof linkData>()
  const text = t('chat.link.text')
  const inbox = side === 'parent' ? href('user_messages') : href('facility_messages', { facility: facility.id })
  return (
    <Container>
      <div className={css['page']}>
        <h1>{t('chat.link.heading', { facility: facility.name })}</h1>
        {!writable && <FormError labels={{ text }} />}
        <p>{t(ended ? 'chat.link.ended' : answered_at !== null ? 'chat.link.answered' : writable ? 'chat.link.open' : 'chat.link.read')}</p>
        {messages.length > 0 && (
          <section aria-labelledby="wiadomosci" className={css['messages']}>
            <h2 id="wiadomosci">{t('conversation.log')}</h2>
            {messages.map((message) => (
              <div key={message.number} className={css['message']} data-own={message.side === side || undefined}>
                <p className={css['quiet']}>
                  <strong>{message.side === side ? t('chat.room.you') : side === 'parent' ? facility.name : t('chat.room.parent')}</strong>{' '}
                  <time dateTime={message.sent_at}>{factMoment(message.sent_at, language)}</time>
                </p>
                {message.text !== '' && <p className={css['text']}>{message.text}</p>}
                {message.files > 0 && <p className={css['quiet']}>{t('chat.link.files', { count: message.files })}</p>}
                {message.text === '' && message.files === 0 && <p className={css['quiet']}>{t('chat.room.gone')}</p>}
              </div>
            ))}
          </section>
        )}
        {writable && (
          <PostForm labels={{ text }} send={t('chat.link.send')}>
            <TextArea name="text" label={text} hint={t('chat.link.hint')} max={messageRules.text} />
          </PostForm>
        )}
        {inbox !== undefined && (
          <p>
            <PrivateLink href={inbox}>{t('chat.link.inbox')}</PrivateLink>
          </p>
        )}
      </div>
    </Container>
  )
}
