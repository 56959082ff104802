import { Sparkles } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Card } from '#web/ui/primitives/Card.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { accountsApi } from '../../contract/api.ts'
import css from '../app.module.css'

export const queries: PageQueries = () => [query(accountsApi.listOwnedFacilities)]

type Can = OutputOf<typeof accountsApi.listOwnedFacilities>['facilities'][number]['can']

/** The user's permissions at a facility. */
const Permissions = ({ can }: { readonly can: Can }) => {
  const t = useT()
  const abilities = (Object.keys(can) as (keyof Can)[]).filter((ability) => can[ability])
  return abilities.length === 0 ? null : (
    <ul className={css['may']} aria-label={t('accounts.own.facilities.may')}>
      {abilities.map((ability) => (
        <li key={ability}>{t(messageKey('accounts.own.can', ability))}</li>
      ))}
    </ul>
  )
}

/** Button that opens the panel of a facility. */
const PanelLink = ({ href, name }: { readonly href: string | undefined; readonly name: string }) => {
  const t = useT()
  return href === undefined ? null : (
    <p className={css['open']}>
      <LinkButton href={href} look="second" small aria-label={t('accounts.own.facilities.open.of', { name })}>
        {t('accounts.own.facilities.open')}
      </LinkButton>
    </p>
  )
}

const tones = { unknown: 'plain', registered: 'good', premium: 'star' } as const

/** Page with the user's facilities, roles and permissions. */
export const Page = () => {
  const t = useT()
  const href = useHref()
  const { facilities, shadow_facilities: shadows } = useQuery(accountsApi.listOwnedFacilities).data
  const map = href('map')
  /** Address of the facility's panel, for those who may do something there. */
  const panelOf = (facility: string, can: Can) => (Object.values(can).some(Boolean) ? href('user_facility', { facility }) : undefined)
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.facilities.title')}</h1>
      {facilities.length + shadows.length === 0 ? (
        <EmptyList
          title={t('accounts.own.facilities.none')}
          subtitle={t('accounts.own.facilities.none.text')}
          actions={map === undefined ? [] : [{ label: t('accounts.own.facilities.find'), href: map }]}
        />
      ) : (
        <ul className={css['list']}>
          {facilities.map(({ id, slug, name, city, role, can, status, is_new: isNew }) => (
            <Card key={id} as="li" stretched>
              <h2 className={css['name']}>
                <a href={panelOf(id, can) ?? href('map_facility', { facility: slug })}>{name}</a>
              </h2>
              <p className={css['about']}>
                {city} · {t(messageKey('accounts.own.role', role))}
              </p>
              {can.edit && (
                <p className={css['marks']}>
                  <Badge tone={tones[status]}>{t(messageKey('accounts.own.facilities.status', status))}</Badge>
                  {isNew && (
                    <Badge tone="info" icon={Sparkles}>
                      {t('accounts.own.facilities.new')}
                    </Badge>
                  )}
                </p>
              )}
              <Permissions can={can} />
              <PanelLink href={panelOf(id, can)} name={name} />
            </Card>
          ))}
          {shadows.map(({ id, name, city, shadow_status }) => (
            <Card key={id} as="li">
              <h2 className={css['name']}>{name}</h2>
              <p className={css['about']}>{city}</p>
              <Badge tone={shadow_status === 'pending' ? 'warn' : 'bad'}>{t(messageKey('accounts.own.facilities', shadow_status))}</Badge>
            </Card>
          ))}
        </ul>
      )}
    </>
  )
}
