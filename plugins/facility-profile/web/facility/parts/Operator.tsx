import { useHref } from '#web/here.ts'
import { useT } from '#web/i18n/words.ts'
import type { Facts } from '../../profile.data.ts'
import { host } from '../../said.ts'
import css from '../facility.module.css'
import { Section } from './Section.tsx'

/** Who runs it, as the register has it, and how to object (decisions §29). */
export const Operator = ({ operator, legalType }: { operator: Facts['operator']; legalType: Facts['legal_type'] }) => {
  const t = useT()
  const sources = useHref()('sources')
  if (!operator && !legalType) return null
  const { name, address, nip, regon, registerNumbers, website } = operator?.value ?? {}
  const lines = [
    ['legal-type', legalType && t(`facility-profile.legal-type.${legalType.value}`)],
    ['address', address],
    ['nip', nip],
    ['regon', regon],
    ['register-numbers', registerNumbers],
  ] as const
  return (
    <Section id="prowadzi" title={t('facility-profile.operator')} from={[operator, legalType]}>
      {name && (
        <p className={css['operator']} translate="no" lang="pl">
          {name}
        </p>
      )}
      <dl className={css['pairs']}>
        {lines.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(key === 'legal-type' ? 'facility-profile.legal-type' : `facility-profile.operator.${key}`)}</dt>
                <dd translate={key === 'legal-type' ? undefined : 'no'}>{value}</dd>
              </div>
            ),
        )}
        {website && (
          <div>
            <dt>{t('facility-profile.operator.website')}</dt>
            <dd>
              <a href={website} rel="nofollow noopener">
                {host(website)}
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
    </Section>
  )
}
