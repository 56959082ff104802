import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { PostForm } from '#web/ui/fields/PostForm.tsx'
import css from '../accounts.module.css'

/** Form that sends the activation mail again without JavaScript. */
export const ResendForm = ({ email }: { email: string }) => {
  const t = useT()
  return (
    <div className={css['note']}>
      <p>{t('accounts.form.resend.text')}</p>
      <PostForm action={useHref()('activate', { token: '-' })} labels={{}} send={t('accounts.form.resend.send')}>
        <input type="hidden" name="email" value={email} />
      </PostForm>
    </div>
  )
}
