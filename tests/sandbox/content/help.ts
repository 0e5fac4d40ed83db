import type { Text } from '../gateway/language.ts'

/** A help topic. Pages link to it by the hash `tag`. The content is HTML. */
export type HelpTopic = { readonly tag: string; readonly title: Text; readonly content: Text }

const text = (EN: string, TY: string): Text => ({ EN, TY })
const topic = (tag: string, title: Text, content: Text): HelpTopic => ({ tag, title, content })

/** The help centre, in order. The footer shows the first ten. */
export const helpTopics: readonly HelpTopic[] = [
  topic(
    'about',
    text('About us', 'Tungkol sa amin'),
    text(
      '<p>Palaro is a client for licensed operators. Your balance, your records and your limits are always one tap away, and every figure on the screen says where it comes from.</p><p>This is the sandbox: the money is play money, and nothing leaves this machine.</p>',
      '<p>Ang Palaro ay client para sa mga lisensyadong operator. Laging isang tap lang ang balance, record at limit mo, at sinasabi ng bawat numero kung saan ito galing.</p><p>Sandbox ito: hindi totoong pera, at walang lumalabas sa makinang ito.</p>',
    ),
  ),
  topic(
    'register',
    text('Register', 'Pag-register'),
    text(
      '<h3>By username</h3><ol><li>Choose a username of 4 to 15 letters and digits that begins with a letter.</li><li>Choose a password of 6 to 20 letters and digits, with at least one of each.</li><li>Tick that you are of age and have read the terms.</li></ol><h3>By mobile number</h3><p>Ask for a code, type it in, and you are in.</p>',
      '<h3>Gamit ang username</h3><ol><li>Pumili ng username na 4 hanggang 15 letra at numero, nagsisimula sa letra.</li><li>Pumili ng password na 6 hanggang 20 letra at numero, may tig-isa man lang.</li><li>I-tick na nasa edad ka na at nabasa mo ang terms.</li></ol><h3>Gamit ang mobile number</h3><p>Humingi ng code, i-type, at pasok ka na.</p>',
    ),
  ),
  topic(
    'deposit',
    text('Deposit', 'Deposit'),
    text(
      '<p>Cash in from ₱50 with GCash, Maya, QR Ph or your bank. The order shows where it stands; you may close the page while you wait.</p><p>Nothing came after ten minutes? Write to us with the order number.</p>',
      '<p>Mag-cash in mula ₱50 gamit ang GCash, Maya, QR Ph o bangko. Ipinapakita ng order kung nasaan na ito; puwede mong isara ang page habang naghihintay.</p><p>Wala pa rin pagkalipas ng sampung minuto? Isulat sa amin ang order number.</p>',
    ),
  ),
  topic(
    'withdraw',
    text('Withdraw', 'Withdraw'),
    text(
      '<p>What is free to withdraw is shown first, then the turnover that is left. Most payouts arrive within 15 minutes. A withdrawal cannot be taken back to play on.</p>',
      '<p>Unang ipinapakita ang puwedeng i-withdraw, saka ang natitirang turnover. Karamihan ay dumarating sa loob ng 15 minuto. Hindi na mababawi ang withdrawal para ipanlaro.</p>',
    ),
  ),
  topic(
    'bonus',
    text('Bonus rules', 'Mga tuntunin sa bonus'),
    text(
      '<p>Each bonus names its turnover: how often the amount must be played before it can be withdrawn. One bonus at a time. Bets that cover most outcomes do not count.</p>',
      '<p>Nakasaad sa bawat bonus ang turnover: ilang beses lalaruin ang halaga bago ma-withdraw. Isang bonus lang sa isang panahon. Hindi bilang ang tayang sakop ang halos lahat ng resulta.</p>',
    ),
  ),
  topic(
    'rules',
    text('Game rules', 'Mga tuntunin ng laro'),
    text(
      '<p>Each game has its rules behind its menu. A round that was bet stands even if the connection breaks; its result is booked by the server. A malfunction voids the round and returns the bet.</p>',
      '<p>Nasa menu ng bawat laro ang tuntunin nito. Tuloy ang round na natayaan kahit maputol ang koneksyon; ang server ang nagtatala ng resulta. Kapag may sira, walang bisa ang round at ibabalik ang taya.</p>',
    ),
  ),
  topic(
    'privacy',
    text('Privacy', 'Privacy'),
    text(
      '<p>We keep what the law asks us to keep and what your account needs. You may ask for a copy, and for its correction, at any time.</p>',
      '<p>Itinatago lang namin ang hinihingi ng batas at kailangan ng account mo. Puwede kang humingi ng kopya at pagtatama anumang oras.</p>',
    ),
  ),
  topic(
    'term',
    text('Terms', 'Mga tuntunin'),
    text(
      '<h3>Who may play</h3><p>Persons of the age that the law of the place asks for, in their own name, with one account.</p><h3>Your account</h3><p>Keep your password to yourself. What is done with it counts as done by you.</p><h3>Money</h3><p>Deposits and withdrawals are in your own name. Credit on the account earns no interest.</p><h3>Closing</h3><p>You may close the account at any time; what is free is paid out.</p>',
      '<h3>Sino ang puwedeng maglaro</h3><p>Mga nasa edad ayon sa batas ng lugar, sa sariling pangalan, isang account lang.</p><h3>Ang account mo</h3><p>Sarilinin ang password. Ituturing na ikaw ang gumawa ng anumang ginawa gamit ito.</p><h3>Pera</h3><p>Sa sarili mong pangalan ang deposit at withdraw. Walang interes ang credit sa account.</p><h3>Pagsasara</h3><p>Puwede mong isara ang account anumang oras; ibabayad ang malayang halaga.</p>',
    ),
  ),
  topic(
    'responsible-gaming',
    text('Responsible gaming', 'Responsableng paglalaro'),
    text(
      '<p>Most people play for fun and stop when they meant to. For some it turns into harm, for themselves and for those around them.</p><ul><li>Ask us for a limit, a break or self-exclusion at any hour: we do it at once, and never talk you out of it.</li><li>While you are excluded we send you no offers.</li><li>Whatever you have on the account stays yours and is paid out.</li></ul>',
      '<p>Karamihan ay naglalaro para maglibang at humihinto sa oras na plinano. Sa ilan, nakakasama na ito sa kanila at sa mga nasa paligid.</p><ul><li>Humingi sa amin ng limit, pahinga o self-exclusion anumang oras: gagawin namin agad, at hindi ka namin pipigilan.</li><li>Habang naka-exclude ka, wala kaming ipapadalang alok.</li><li>Sa iyo pa rin ang nasa account mo at ibabayad ito.</li></ul>',
    ),
  ),
  topic(
    'contact',
    text('Contact', 'Makipag-ugnayan'),
    text(
      '<p>Customer service answers at any hour: the headset at the side of every page. We never ask for your password or a code.</p>',
      '<p>Sumasagot ang customer service anumang oras: ang headset sa gilid ng bawat page. Hindi kami kailanman hihingi ng password o code.</p>',
    ),
  ),
  topic(
    'security',
    text('Security', 'Seguridad'),
    text(
      '<p>Log-in data is encrypted before it leaves your device. Use a password that you use nowhere else, and log out on shared computers.</p>',
      '<p>Naka-encrypt ang log-in data bago umalis sa device mo. Gumamit ng password na dito mo lang ginagamit, at mag-log out sa mga pinagsasaluhang computer.</p>',
    ),
  ),
  topic(
    'points',
    text('Points', 'Points'),
    text(
      '<p>Every bet earns points. They never expire and can be traded in the points mall.</p>',
      '<p>May points ang bawat taya. Hindi nag-e-expire at puwedeng ipalit sa points mall.</p>',
    ),
  ),
  topic(
    'agent-policy',
    text('Agent policy', 'Patakaran ng agent'),
    text(
      '<p>Whoever registers with an agent’s code plays below that agent: the agent sees what was bet and won, earns a share of it, and never sees your password, your number or your documents. An agent may not open an account for you, nor take your money.</p>',
      '<p>Ang nag-register gamit ang code ng agent ay nasa ilalim ng agent na iyon: nakikita ng agent ang taya at panalo at may bahagi siya rito, pero hindi ang password, number o mga dokumento mo. Hindi puwedeng magbukas ng account ang agent para sa iyo, o humawak ng pera mo.</p>',
    ),
  ),
]
