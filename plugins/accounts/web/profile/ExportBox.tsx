import { Download } from 'lucide-react'
import { useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { AccountView } from '../../contract/account.ts'
import { saveBlob } from '../parts/save-blob.ts'

/** Button that downloads all data stored about the user. */
export const ExportBox = ({ account }: { account: AccountView }) => {
  const t = useT()
  const [pending, setPending] = useState(false)
  const download = async () => {
    if (pending) return
    setPending(true)
    try {
      saveBlob(await callApi<Blob>(`/api/v1/account/account/${account.id}/export`, { responseType: 'blob' }), 'kredka.zip')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      await showSubmitError(error, t, download)
    } finally {
      setPending(false)
    }
  }
  return (
    <p>
      <Button onClick={download} aria-disabled={pending}>
        <Icon of={Download} />
        {t(pending ? 'LOADING_DOTS' : 'accounts.own.profile.export.send')}
      </Button>
    </p>
  )
}
