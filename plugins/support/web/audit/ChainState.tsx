import { useEffect, useState } from 'react'
import { QueryBoundary } from '#web/app-kit/data/QueryBoundary.tsx'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Badge } from '#web/ui/primitives/Badge.tsx'
import { supportApi } from '../../contract/api.ts'
import css from '../parts/desk.module.css'

const State = () => {
  const t = useT()
  const { data } = useQuery(supportApi.verifyAudit)
  return (
    <div className={css['badges']}>
      <Badge tone={data.problem === null ? 'good' : 'bad'}>
        {t(data.problem === null ? 'support.audit.ok' : 'support.audit.broken', { count: data.entries })}
      </Badge>
      {data.problem !== null && <p>{data.problem}</p>}
    </div>
  )
}

/** Tells whether the hash chain of the audit log is whole; verified after the page is shown, since the chain may be long. */
export const ChainState = () => {
  const t = useT()
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(true), [])
  const checking = <span className={css['quiet']}>{t('support.audit.checking')}</span>
  return shown ? (
    <QueryBoundary skeleton={checking}>
      <State />
    </QueryBoundary>
  ) : (
    checking
  )
}
