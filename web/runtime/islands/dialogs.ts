// Opens and closes dialogs in browsers without invoker commands (`commandfor`).
if (!('command' in HTMLButtonElement.prototype)) {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor')!)
    if (dialog instanceof HTMLDialogElement) button!.getAttribute('command') === 'close' ? dialog.close() : dialog.showModal()
  })
}
