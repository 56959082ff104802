import { type RefObject, useState } from 'react'
import { maxFileBytes } from './field-rules.ts'

/** Returns what is sent of a chosen file, or the message key of its error. */
export type PrepareFile = (file: File) => Promise<File | { readonly error: string }>

interface ChosenFile {
  readonly name: string
  readonly picture?: string | undefined
  /** Message key of what is wrong with it, or happens to it. */
  readonly note?: string
}

// The content security policy allows images as data URLs, not as blobs.
const dataUrlOf = (file: File) =>
  new Promise<string | undefined>((done) => {
    const reader = new FileReader()
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => done(undefined)
    reader.readAsDataURL(file)
  })

const pictureOf = async (file: File) => {
  const shown = /^image\/(jpeg|png|gif|webp)$/.test(file.type) && file.size <= maxFileBytes
  return { name: file.name, picture: shown ? await dataUrlOf(file) : undefined }
}

/** Returns the file that was chosen in an input, which then holds what is sent of it, and functions that take and remove it. */
export const useChosenFile = (input: RefObject<HTMLInputElement | null>, prepare: PrepareFile | undefined) => {
  const [chosen, choose] = useState<ChosenFile | null>(null)
  /** Tells the form about the file in the input, and what is wrong with it. */
  const tell = (field: HTMLInputElement, error: string) => {
    field.setCustomValidity(error)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const take = async () => {
    const field = input.current
    const file = field?.files?.[0]
    if (!field || !file) return choose(null)
    const isChosen = () => field.files?.[0] === file
    let sent = file
    if (prepare) {
      field.setCustomValidity('upload.preparing')
      choose({ name: file.name, note: 'upload.preparing' })
      const made = await prepare(file)
      if (!isChosen()) return
      if ('error' in made) {
        choose({ name: file.name, note: made.error })
        return tell(field, made.error)
      }
      sent = made
      const transfer = new DataTransfer()
      transfer.items.add(made)
      field.files = transfer.files
      tell(field, '')
    }
    const shown = await pictureOf(sent)
    if (field.files?.[0] === sent) choose(shown)
  }
  const remove = () => {
    const field = input.current
    if (!field) return
    field.value = ''
    choose(null)
    tell(field, '')
    field.focus()
  }
  return { chosen, take, remove }
}
