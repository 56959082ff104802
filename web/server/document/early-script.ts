import { createHash } from 'node:crypto'

/**
 * The only inline script: before the first paint it marks on `<html>` a browser or an address without passkeys (an IP address has none), sets the selected
 * theme and font size, and marks if a user is signed in. It remembers a press of a button that opens a dialog, for the script that loads dialogs
 * (web/runtime/islands/dialogs.ts), or of another one that needs a script, for pages in mode `app` (web/app-kit/page/early-press.ts).
 */
export const earlyScript =
  "try{const d=document.documentElement.dataset;if(!self.PublicKeyCredential?.parseRequestOptionsFromJSON||/^\\[|^[\\d.]+$/.test(location.hostname))d.noPasskeys='';const s=localStorage;for(const k of['theme','font']){const v=s.getItem(k);if(v)d[k]=v}if(s.getItem('user'))d.user=''}catch{}addEventListener('click',e=>{earlyPress=e.target.closest('[commandfor],main [type=button]')});var earlyPress"

/** Hash of the script for `script-src` of the content security policy. */
export const earlyScriptSource = `'sha256-${createHash('sha256').update(earlyScript).digest('base64')}'`
