import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import css from './faq.module.css'

/** Telephone number of customer service, and a link to the contact form if it exists. */
export const MoreHelp = () => {
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
