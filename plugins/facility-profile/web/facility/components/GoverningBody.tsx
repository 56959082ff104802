import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { displayHost } from '../../format.ts'
import type { Facts } from '../../profile.data.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/**
 * Governing body as recorded in the register: its name, and on request the rest, with a link to object to its
 * publication (decisions §29).
 */
export const GoverningBody = ({ operator, legalType }: { operator: Facts['operator']; legalType: Facts['legal_type'] }) => {
  const t = useT()
  const sources = useHref()('sources')
  if (!operator && !legalType) return null
  const { name, address, nip, regon, registerNumbers, website } = operator?.value ?? {}
  const lines = [
    ['address', address],
    ['nip', nip],
    ['regon', regon],
    ['register-numbers', registerNumbers],
  ] as const
  const details = (
    <>
      <dl className={css['pairs']}>
        {lines.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(messageKey('facility-profile.operator', key))}</dt>
                <dd translate="no">{value}</dd>
              </div>
            ),
        )}
        {website && (
          <div>
            <dt>{t('facility-profile.operator.website')}</dt>
            <dd>
              <a href={website} rel="nofollow noopener">
                {displayHost(website)}
              </a>
            </dd>
          </div>
        )}
      </dl>
      {operator && sources !== undefined && (
        <p className={css['hint']}>
          <a href={`${sources}#sprzeciw`}>{t('facility-profile.operator.object')}</a>
        </p>
      )}
    </>
  )
  return (
    <Section id="prowadzi" title={t('facility-profile.operator')} from={[operator, legalType]}>
      {name && (
        <p className={css['operator']} translate="no" lang="pl">
          {name}
        </p>
      )}
      {legalType && (
        <p className={css['hint']}>
          {t('facility-profile.legal-type')}: {t(messageKey('facility-profile.legal-type', legalType.value))}
        </p>
      )}
      {name ? (
        <details className={css['operatorDetails']}>
          <summary>{t('facility-profile.operator.details')}</summary>
          {details}
        </details>
      ) : (
        operator && details
      )}
    </Section>
  )
}
