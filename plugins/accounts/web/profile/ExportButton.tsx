import { Download } from 'lucide-react'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { saveBlob } from '#web/app-kit/files/save-blob.ts'
import { useUserId } from '#web/app-kit/page/use-user-id.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'

/** Button that downloads all data stored about the user. */
export const ExportButton = () => {
  const t = useT()
  const id = useUserId()
  const { mutate, isPending } = useMutation(accountsApi.exportAccount, { onSuccess: (archive) => saveBlob(archive, 'kredka.zip') })
  return (
    <p>
      <Button onClick={() => mutate({ id })} aria-disabled={isPending}>
        <Icon of={Download} />
        {t(isPending ? 'LOADING_DOTS' : 'accounts.own.profile.export.send')}
      </Button>
    </p>
  )
}
