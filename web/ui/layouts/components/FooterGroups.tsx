import { messageKey } from '#core/kernel/message-key.ts'
import { groupedPhone } from '#core/kernel/phone.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import type { FooterGroup } from '#web/runtime/plugin-ui.ts'
import { Logo } from '#web/ui/primitives/Logo.tsx'
import { FooterFold } from './FooterFold.tsx'
import css from './footer.module.css'

/** Footer columns: about, contact, and the links of plugins. */
export const FooterGroups = () => {
  const t = useT()
  const { context, footer } = usePage()
  const all = footer()
  const group = (name: FooterGroup) => {
    const links = all[name].map(({ href, label }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))
    return links.length === 0 ? null : (
      <FooterFold title={t(messageKey('shell.footer', name))}>
        <ul>{links}</ul>
      </FooterFold>
    )
  }
  return (
    <>
      <section>
        <p className={css['brand']}>
          <Logo />
          Kredka
        </p>
        <p className={css['quiet']}>{t('shell.footer.about')}</p>
      </section>
      <section>
        <h2 className={css['title']}>{t('shell.footer.contact')}</h2>
        <address className={css['address']}>
          <a className={css['phone']} href={`tel:${context.supportPhone}`}>
            {groupedPhone(context.supportPhone)}
          </a>
          <span className={css['quiet']}>{t('shell.footer.hours')}</span>
          {context.operator && (
            <span className={css['quiet']}>
              {context.operator.name}, {context.operator.address}
            </span>
          )}
        </address>
      </section>
      {group('users')}
      {group('service')}
    </>
  )
}
