import { groupedPhone } from '#core/kernel/phone.ts'
import { LinkButton } from '#web/design/Button.tsx'
import { usePage } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import css from './faq.module.css'

/** For whom the answer was not among them: the telephone, and the contact form where there is one. */
export const StillAsking = () => {
  const t = useT()
  const { context, href } = usePage()
  const form = href('contact')
  return (
    <aside aria-labelledby="dalej" className={css['more']}>
      <h2 id="dalej">{t('info-pages.faq.more')}</h2>
      <p>
        {t('info-pages.faq.more.text')}{' '}
        <a href={`tel:${context.supportPhone}`} className={css['phone']}>
          {groupedPhone(context.supportPhone)}
        </a>{' '}
        ({t('shell.footer.hours')})
      </p>
      {form !== undefined && <LinkButton href={form}>{t('info-pages.faq.more.form')}</LinkButton>}
    </aside>
  )
}
