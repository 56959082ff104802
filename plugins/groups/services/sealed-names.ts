import { define } from '#core/kernel/define.ts'
import { Encryption } from '#core/ports/encryption.ts'

const about = (id: string) => `groups_child:${id}`

/** Encrypts the first names of children, each bound to its row. */
export const SealedNames = define('groups/SealedNames', { encryption: Encryption }, ({ encryption }) => ({
  currentKeyPrefix: encryption.currentKeyPrefix,
  seal: (id: string, name: string): string => encryption.encrypt(name.trim(), about(id)),
  /** Returns an empty name when the key is lost. */
  open: ({ id, first_name }: { readonly id: string; readonly first_name: string }): string =>
    encryption.decrypt(first_name, about(id)) ?? '',
}))
