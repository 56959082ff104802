// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { closeLeftDialogs, endPageTransition, keepToasts, startPageTransition } from './page-transition.ts'

const addDialog = (id: string, open: boolean) => {
  const dialog = document.createElement('dialog')
  dialog.id = id
  if (open) dialog.setAttribute('open', '')
  document.body.append(dialog)
  return dialog
}

test('SH-09 a transition closes the dialog whose link was followed, and leaves one that was opened meanwhile', () => {
  const followed = addDialog('konto', true)
  const opened = addDialog('jezyk', false)
  startPageTransition()
  expect(document.documentElement.dataset).toHaveProperty('changing')
  opened.setAttribute('open', '')
  closeLeftDialogs()
  endPageTransition()
  expect([followed.hasAttribute('open'), opened.hasAttribute('open')]).toEqual([false, true])
  expect(document.documentElement.dataset).not.toHaveProperty('changing')
})

test('SH-04 a toast that was shown before another layout came is shown there too', () => {
  const addRegion = () => {
    document.body.innerHTML = '<section id="powiadomienia"></section>'
    return document.querySelector('section') as HTMLElement
  }
  addRegion().innerHTML = '<div>Wysłano</div>'
  startPageTransition()
  const region = addRegion()
  keepToasts()
  expect(region.textContent).toBe('Wysłano')
  startPageTransition()
  keepToasts()
  expect(region.childElementCount).toBe(1)
})
