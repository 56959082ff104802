import { Choice } from '#web/design/forms/Choice.tsx'
import { PostForm } from '#web/design/forms/PostForm.tsx'
import { Stroke } from '#web/design/Stroke.tsx'
import { Wide } from '#web/design/Wide.tsx'
import { usePageData } from '#web/data/use-page-data.ts'
import { usePage } from '#web/here.ts'
import { Marked } from '#web/i18n/Marked.tsx'
import { useT } from '#web/i18n/words.ts'
import { messageKinds } from '../../contract/message.ts'
import css from '../contact.module.css'
import { About } from '../parts/About.tsx'
import { Call } from '../parts/Call.tsx'
import { useLabels, MessageField, Who } from '../parts/fields.tsx'
import type { data } from './contact.data.ts'

/** A message to customer service: the form, and whom to call instead. */
export const Page = () => {
  const t = useT()
  const { posted } = usePage()
  const { about } = usePageData<typeof data>()
  const url = posted?.values['url'] ?? about
  return (
    <Wide>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <Marked text={t('contact.page.heading')} mark={(part) => <Stroke>{part}</Stroke>} />
          </h1>
          <p className={css['lead']}>{t('contact.page.lead')}</p>
        </header>
        <div className={css['form']}>
          <PostForm labels={useLabels()} send={t('contact.send')} honeypot>
            <Choice
              name="kind"
              legend={t('contact.kind')}
              options={messageKinds.map((value) => ({ value, label: t(`contact.kind.${value}`) }))}
              first={about === null ? 'general' : 'data_error'}
            />
            <About url={url} />
            <MessageField label={t('contact.field.message')} />
            <Who phone />
            <p className={css['quiet']}>{t('contact.privacy')}</p>
          </PostForm>
        </div>
        <Call />
      </div>
    </Wide>
  )
}
