import { createHash } from 'node:crypto'

/**
 * Inline script of every page: before the first paint it marks on `<html>` a browser or an address without passkeys
 * (an IP address has none), sets the selected theme and font size, and marks if a user is signed in. It remembers a
 * press of a button that opens a dialog, for the script that loads dialogs (web/runtime/islands/dialogs.ts).
 */
export const earlyScript =
  "try{const d=document.documentElement.dataset;if(!self.PublicKeyCredential?.parseRequestOptionsFromJSON||/^\\[|^[\\d.]+$/.test(location.hostname))d.noPasskeys='';const s=localStorage;for(const k of['theme','font']){const v=s.getItem(k);if(v)d[k]=v}if(s.getItem('user'))d.user=''}catch{}addEventListener('click',e=>{earlyPress=e.target.closest('[data-dialog]')});var earlyPress"

/**
 * Inline script of the pages of areas, which are in mode `app`: remembers the last press, and holds forms that only
 * React can send (web/app-kit/page/early-input.ts).
 */
export const earlyAppScript =
  "addEventListener('click',e=>{earlyButton=e.target.closest('main [type=button]')});addEventListener('submit',e=>{if(!e.defaultPrevented&&e.target.matches('main form:not([action],[method])')){e.preventDefault();earlyButton=e.submitter}});var earlyButton"

/**
 * Inline script at the end of static pages: loads the entry script, whose address it carries, once the page is painted
 * for the first time, since styles, font and text come first. A click inside an island waits for that script and is
 * then repeated; it is left to the browser if the script fails.
 */
const lateScript =
  "{const s=document.createElement('script'),a='click';let t;const f=e=>{const{target:c}=e;if(c.closest('x-island')&&!c.closest('input,textarea,select,label,summary')&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();t=c}};addEventListener(a,f);s.onload=s.onerror=()=>{removeEventListener(a,f);t?.click()};s.type='module';s.src=document.currentScript.dataset.src;requestAnimationFrame(()=>setTimeout(()=>document.head.append(s)))}"

/** Returns the HTML tag that loads the entry script at `src` after the first paint. */
export const lateScriptTag = (src: string): string => `<script data-src="${src}">${lateScript}</script>`

/** Hashes of the scripts for `script-src` of the content security policy. */
export const earlyScriptSources = [earlyScript, earlyAppScript, lateScript].map(
  (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
)
