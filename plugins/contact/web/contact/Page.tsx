import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { messageKinds } from '../../contract/message.ts'
import { ContactOptions } from '../components/ContactOptions.tsx'
import { MessageField, SenderFields, useLabels } from '../components/fields.tsx'
import css from '../contact.module.css'
import type { contactData } from '../pages.data.ts'

/** Page with the message form and the telephone number of customer service. */
export const Page = () => {
  const t = useT()
  const { posted } = usePage()
  const { about } = usePageData<typeof contactData>()
  const url = posted?.values['url'] ?? about
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight text={t('contact.page.heading')} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p className={css['lead']}>{t('contact.page.lead')}</p>
        </header>
        <div className={css['form']}>
          <PostForm labels={useLabels()} send={t('contact.send')} honeypot>
            <Choice
              name="kind"
              legend={t('contact.kind')}
              options={messageKinds.map((value) => ({ value, label: t(messageKey('contact.kind', value)) }))}
              first={about === null ? 'general' : 'data_error'}
            />
            <PageReference url={url} />
            <MessageField label={t('contact.field.message')} />
            <SenderFields phone />
            <p className={css['quiet']}>{t('contact.privacy')}</p>
          </PostForm>
        </div>
        <ContactOptions />
      </div>
    </Container>
  )
}

/** Page that a message is about; URLs of other sites are sent but not linked. */
const PageReference = ({ url }: { url: string | null }) => {
  const t = useT()
  const { publicUrl } = usePage().context
  if (url === null) return null
  const isOwnPage = url.startsWith(`${publicUrl}/`)
  return (
    <p className={css['about']}>
      <input type="hidden" name="url" value={url} />
      {t('contact.about')} {isOwnPage ? <a href={url.slice(publicUrl.length)}>{decodeURI(url.slice(publicUrl.length))}</a> : url}
    </p>
  )
}
