import { useT } from '#web/runtime/i18n/i18n-context.ts'
import css from '../parts/desk.module.css'
import type { Facility } from './facility.ts'

/** Account that owns a facility, where it comes from, and what a partner sent about it (features AC-01). */
export const Owner = ({ facility: { owner } }: { readonly facility: Facility }) => {
  const t = useT()
  return (
    <section className={css['section']} aria-labelledby="wlasciciel">
      <h2 id="wlasciciel">{t('support.facility.owner')}</h2>
      {owner === null ? (
        <p className={css['quiet']}>{t('support.facility.owner.none')}</p>
      ) : (
        <dl className={css['facts']}>
          <div className={css['fact']}>
            <dt>{t('support.facility.owner.name')}</dt>
            <dd>
              {owner.first_name} {owner.last_name}
            </dd>
          </div>
          <div className={css['fact']}>
            <dt>{t('support.facility.owner.email')}</dt>
            <dd>
              <a href={`mailto:${owner.email}`}>{owner.email}</a>
            </dd>
          </div>
          <div className={css['fact']}>
            <dt>{t('support.facility.owner.source')}</dt>
            <dd>{owner.source}</dd>
          </div>
          {owner.third_party_data !== null && (
            <div className={css['fact']}>
              <dt>{t('support.facility.owner.partner')}</dt>
              <dd>
                {Object.entries(Object(owner.third_party_data) as Record<string, unknown>).map(([name, value]) => (
                  <p key={name}>
                    {name}: {typeof value === 'string' ? value : JSON.stringify(value)}
                  </p>
                ))}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  )
}
