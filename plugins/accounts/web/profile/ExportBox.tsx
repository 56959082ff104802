import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError, callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { Icon } from '#web/design/Icon.tsx'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useT } from '#web/i18n/words.ts'
import type { AccountView } from '../../contract/account.ts'
import { saveBlob } from '../parts/save-blob.ts'

/** All that is kept about one, as an archive to take along. */
export const ExportBox = ({ account }: { account: AccountView }) => {
  const t = useT()
  const [pending, wait] = useState(false)
  const load = async () => {
    if (pending) return
    wait(true)
    try {
      saveBlob(await callApi<Blob>(`/api/v1/account/account/${account.id}/export`, { responseType: 'blob' }), 'kredka.zip')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await tellFailure(error, t, load)
    } finally {
      wait(false)
    }
  }
  return (
    <p>
      <Button onClick={load} aria-disabled={pending}>
        <Icon of={Download} />
        {t(pending ? 'LOADING_DOTS' : 'accounts.own.profile.export.send')}
      </Button>
    </p>
  )
}
