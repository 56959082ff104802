import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import css from '../contact.module.css'
import { MessageField, SenderFields, useLabels } from './fields.tsx'

/**
 * Form for an urgent message on the 503 page; works without the database (features ER-02). Keeps the values of a form
 * that was being submitted.
 */
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
        <SenderFields />
      </PostForm>
    </section>
  )
}

const asPath = (path: string) => path as `/${string}`
