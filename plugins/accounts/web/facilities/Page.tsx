import { usePageData } from '#web/runtime/use-page-data.ts'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { useHref } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { data } from './facilities.data.ts'
import css from './facilities.module.css'

/** The user's permissions at a facility. */
const Permissions = ({ can }: { can: Readonly<Record<string, boolean>> }) => {
  const t = useT()
  const abilities = Object.keys(can).filter((ability) => can[ability])
  return abilities.length === 0 ? null : (
    <ul className={css['may']} aria-label={t('accounts.own.facilities.may')}>
      {abilities.map((ability) => (
        <li key={ability}>{t(`accounts.own.can.${ability}`)}</li>
      ))}
    </ul>
  )
}

/** Page with the user's facilities, roles and permissions. */
export const Page = () => {
  const [t, href] = [useT(), useHref()]
  const facilities = usePageData<typeof data>()
  const map = href('map')
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.facilities.title')}</h1>
      {facilities.length === 0 ? (
        <EmptyList
          title={t('accounts.own.facilities.none')}
          subtitle={t('accounts.own.facilities.none.text')}
          actions={map === undefined ? [] : [{ label: t('accounts.own.facilities.find'), href: map }]}
        />
      ) : (
        <ul className={css['list']}>
          {facilities.map(({ id, slug, name, city, role, can }) => (
            <Card key={id} as="li" stretched>
              <h2 className={css['name']}>
                <a href={href('map_facility', { facility: slug })}>{name}</a>
              </h2>
              <p className={css['about']}>
                {city} · {t(`accounts.own.role.${role}`)}
              </p>
              <Permissions can={can} />
            </Card>
          ))}
        </ul>
      )}
    </>
  )
}
