let pressed: Element | null | undefined

/** Takes the button that was pressed before React took over the page; from then on React receives presses itself. */
export const takeEarlyPress = ({ isHydration }: { readonly isHydration: boolean }) => {
  pressed = isHydration && !window.earlyPress?.hasAttribute('commandfor') ? window.earlyPress : null
}

/** Repeats that press on the hydrated page. */
export const repeatEarlyPress = () => {
  if (pressed instanceof HTMLElement && pressed.isConnected) pressed.click()
  pressed = null
}
