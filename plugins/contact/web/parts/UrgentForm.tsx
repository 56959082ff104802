import { PostForm } from '#web/design/forms/PostForm.tsx'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from '../contact.module.css'
import { useLabels, MessageField, Who } from './fields.tsx'

/** An urgent message from the page that says that the database is away: it needs none (features ER-02). What somebody was just sending is kept. */
export const UrgentForm = () => {
  const t = useT()
  const { href, context } = usePage()
  return (
    <section className={css['urgent']} aria-labelledby="pilne">
      <h2 id="pilne">{t('contact.urgent.title')}</h2>
      <p>{t('contact.urgent.text')}</p>
      <PostForm action={href('contact')} labels={useLabels()} send={t('contact.urgent.send')} honeypot>
        <input type="hidden" name="kind" value="urgent" />
        <input type="hidden" name="url" value={`${context.publicUrl}${href(asPath(context.path))}`.slice(0, 2000)} />
        <MessageField label={t('contact.urgent.message')} rows={4} />
        <Who />
      </PostForm>
    </section>
  )
}

const asPath = (path: string) => path as `/${string}`
