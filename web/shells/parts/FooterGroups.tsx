import { groupedPhone } from '#core/kernel/phone.ts'
import { pluginUis } from '#plugins/ui.gen.ts'
import { Mark } from '#web/design/Mark.tsx'
import { useHere } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { FooterGroup, FrameLink } from '#web/plugin-ui.ts'
import css from './footer.module.css'

const own: Readonly<Record<FooterGroup, readonly FrameLink[]>> = {
  service: [{ to: 'sources', label: 'shell.footer.sources' }],
  users: [],
}

/** Who this is, whom to call, and the links of plugins and of the house. */
export const FooterGroups = () => {
  const t = useT()
  const { house, href } = useHere()
  const group = (name: FooterGroup) => {
    const links = [...pluginUis.flatMap((ui) => ui.footer?.[name] ?? []), ...own[name]].flatMap(({ to, params, label }) => {
      const at = href(to, params)
      return at === undefined
        ? []
        : [
            <li key={label}>
              <a href={at}>{t(label)}</a>
            </li>,
          ]
    })
    return links.length === 0 ? null : (
      <section className={css['group']}>
        <h2 className={css['title']}>{t(`shell.footer.${name}`)}</h2>
        <ul className={css['links']}>{links}</ul>
      </section>
    )
  }
  return (
    <>
      <section className={css['group']}>
        <p className={css['brand']}>
          <Mark />
          Kredka
        </p>
        <p className={css['quiet']}>{t('shell.footer.about')}</p>
      </section>
      <section className={css['group']}>
        <h2 className={css['title']}>{t('shell.footer.contact')}</h2>
        <address className={css['address']}>
          <a className={css['phone']} href={`tel:${house.supportPhone}`}>
            {groupedPhone(house.supportPhone)}
          </a>
          <span className={css['quiet']}>{t('shell.footer.hours')}</span>
          {house.operator && (
            <span className={css['quiet']}>
              {house.operator.name}, {house.operator.address}
            </span>
          )}
        </address>
      </section>
      {group('users')}
      {group('service')}
    </>
  )
}
