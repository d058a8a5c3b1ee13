import style from './LegalText.module.css';

/** The privacy policy; the page or dialog around it brings the title. */
export function PrivacyText() {
  return (
    <div className={style.text}>
      <h2>In short</h2>
      <p>
        A business needs your name and phone number to call you when it is your turn. That is what Greeter keeps them
        for. It does not sell data, and it does not follow you around the web.
      </p>

      <h2>What is kept when you check in</h2>
      <ul>
        <li>Your name and phone number, and your e-mail address if you choose to give it.</li>
        <li>
          Your visits to that business: when you checked in, the size of your party, how the visit went on (ready,
          seated, left).
        </li>
        <li>If the business asks for them: a note and your temperature.</li>
      </ul>

      <h2>Who sees it</h2>
      <ul>
        <li>The business where you checked in, and the colleagues to whom it gave a sign-in.</li>
        <li>
          Your name and phone number are kept once for all businesses on this server, so that you need not type your
          name again. Until you check in with a business, all that it sees is your first name and the first letter of
          your last name.
        </li>
        <li>Others in line see places and party sizes, no names.</li>
      </ul>

      <h2>Messages</h2>
      <p>
        You get texts only if you agreed to them. Answer STOP to any text and no more come from that business; START
        brings them back. E-mails that advertise carry a link to end them.
      </p>

      <h2>What is kept of account holders</h2>
      <p>
        Name, e-mail, phone and business address; the password only as a hash, from which nobody can read it; and a
        record of who changed what.
      </p>

      <h2>Where it is kept</h2>
      <p>
        On the machine that runs this server and in its database and picture storage. To deliver an e-mail or a text,
        the address or number and the message go to the delivery service that the server&rsquo;s operator has set up.
        Logs leave out names, numbers and addresses of e-mail. To stop abuse, the network address of a request is
        counted for a short time.
      </p>

      <h2>Cookies and browser storage</h2>
      <ul>
        <li>
          One cookie keeps account holders signed in, one guards a password reset for 15 minutes, and one remembers for
          365 days that the cookie notice was read. The service needs them; there are no others.
        </li>
        <li>
          The browser&rsquo;s own storage holds what a device needs to go on: a tablet&rsquo;s key, a phone&rsquo;s
          check-in for up to 300 minutes, the address typed at sign-in, and how lists are sorted. Logging out clears it,
          but for the tablet&rsquo;s key.
        </li>
      </ul>

      <h2>How long</h2>
      <p>
        As long as the business keeps you as a customer. When it erases you, what identifies you goes and bare counts of
        visits stay.
      </p>

      <h2>Your rights</h2>
      <p>
        You can ask what is kept about you, have it corrected, or have it erased. Ask the business where you checked in,
        or whoever runs this server. Children under 13 may not use the service; if data of one was given, it is erased
        on request.
      </p>
    </div>
  );
}
