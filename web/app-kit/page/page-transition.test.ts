// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { closeLeftDialogs, endPageTransition, startPageTransition } from './page-transition.ts'

const addDialog = (id: string, open: boolean) => {
  const dialog = document.createElement('dialog')
  dialog.id = id
  if (open) dialog.setAttribute('open', '')
  document.body.append(dialog)
  return dialog
}

test('SH-09 a transition closes the dialog whose link was followed, and leaves one that was opened meanwhile', () => {
  const [followed, opened] = [addDialog('konto', true), addDialog('jezyk', false)]
  startPageTransition()
  expect(document.documentElement.dataset).toHaveProperty('changing')
  opened.setAttribute('open', '')
  closeLeftDialogs()
  endPageTransition()
  expect([followed.hasAttribute('open'), opened.hasAttribute('open')]).toEqual([false, true])
  expect(document.documentElement.dataset).not.toHaveProperty('changing')
})
