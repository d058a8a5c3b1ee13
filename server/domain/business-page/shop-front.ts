/** A drawing of a shop, for businesses without a photo. */
export const SHOP_FRONT = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<path fill="#dcefed" d="M0 0h1200v630H0z"/>
<circle cx="1010" cy="132" r="62" fill="#f0b34a"/>
<path fill="#faf8f5" d="M70 172a34 34 0 0 1 34-34 46 46 0 0 1 88 10 30 30 0 0 1-4 60H96a30 30 0 0 1-26-36z"/>
<path fill="#b9dcd8" d="M0 390h150V300h100v90h700v-60h110v60h140v240H0z"/>
<path fill="#f2efea" d="M270 170h660v390H270z"/>
<path fill="#8fc3be" d="M310 300h250v190H310z"/>
<path fill="#dcefed" d="m310 430 130-130h70L320 490h-10z"/>
<path fill="#0f5f5c" d="M610 290h130v270H610z"/>
<path fill="#8fc3be" d="M632 312h86v120h-86z"/>
<circle cx="722" cy="470" r="8" fill="#f0b34a"/>
<path fill="#8fc3be" d="M790 300h110v190H790z"/>
<path fill="#2c8380" d="M300 490h270v22H300zm480 0h130v22H780z"/>
<path d="M250 150h70v88a35 35 0 0 1-70 0z" fill="#0f5f5c"/><path d="M320 150h70v88a35 35 0 0 1-70 0z" fill="#faf8f5"/><path d="M390 150h70v88a35 35 0 0 1-70 0z" fill="#0f5f5c"/><path d="M460 150h70v88a35 35 0 0 1-70 0z" fill="#faf8f5"/><path d="M530 150h70v88a35 35 0 0 1-70 0z" fill="#0f5f5c"/><path d="M600 150h70v88a35 35 0 0 1-70 0z" fill="#faf8f5"/><path d="M670 150h70v88a35 35 0 0 1-70 0z" fill="#0f5f5c"/><path d="M740 150h70v88a35 35 0 0 1-70 0z" fill="#faf8f5"/><path d="M810 150h70v88a35 35 0 0 1-70 0z" fill="#0f5f5c"/><path d="M880 150h70v88a35 35 0 0 1-70 0z" fill="#faf8f5"/>
<path fill="#0a4644" d="M240 130h720v26H240z"/>
<path fill="#cfc8bc" d="M0 560h1200v70H0z"/>
<path fill="#b9b1a3" d="M0 560h1200v10H0z"/>
<path fill="#8a5200" d="M195 500h62l-8 60h-46z"/>
<path fill="#17703c" d="M226 410c40 30 40 70 0 92-40-22-40-62 0-92z"/>
<path fill="#8a5200" d="M963 500h62l-8 60h-46z"/>
<path fill="#17703c" d="M994 410c40 30 40 70 0 92-40-22-40-62 0-92z"/>
</svg>`;
