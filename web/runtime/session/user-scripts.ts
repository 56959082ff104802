const scripts = import.meta.glob('/plugins/*/web/client/user.ts')

/** Runs the scripts of plugins for signed-in users that elements of the page ask for: `data-user-script="subscriptions"`. */
export const runUserScripts = (): void => {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-user-script]'))
    void scripts[`/plugins/${dataset['userScript']}/web/client/user.ts`]?.()
}
