import { PostForm } from '#web/design/forms/PostForm.tsx'
import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from '../accounts.module.css'

/** The mail that confirms an account once more, for those without a script. */
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
