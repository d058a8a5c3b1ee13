import style from './LegalText.module.css';

/** The terms of service; the page or dialog around it brings the title. */
export function TermsText() {
  return (
    <div className={style.text}>
      <h2>What this is</h2>
      <p>
        Greeter lets a business keep a waiting line. Customers check in on the business&rsquo;s tablet or on their own
        phone, and the business calls them in. These terms are between you and whoever runs this Greeter server
        (&ldquo;we&rdquo;). By signing up or checking in you accept them.
      </p>

      <h2>Who may use it</h2>
      <p>You must be at least 13 years old. If you sign up for a business, you must be allowed to act for it.</p>

      <h2>Customers who check in</h2>
      <ul>
        <li>
          Checking in is free and puts you in the line of one business. It promises neither a time nor a service: that
          is between you and the business.
        </li>
        <li>Give your own phone number and name, or those of somebody who asked you to.</li>
        <li>You can leave the line at any time on the page that shows your place.</li>
      </ul>

      <h2>Businesses</h2>
      <ul>
        <li>
          Keep your password to yourself and give each colleague a sign-in of their own. What happens under your account
          counts as yours.
        </li>
        <li>
          Your customers&rsquo; data stays yours. Use it to serve them, tell them how you use it, and keep to the law
          where you are.
        </li>
        <li>Send texts only to people who agreed to get them, and stop when they ask.</li>
        <li>Take a lost or stolen check-in tablet off your list of devices, so that it stops working.</li>
      </ul>

      <h2>What nobody may do</h2>
      <p>
        Do not break in, overload the service, read what belongs to others, check in people who do not exist, or use it
        for anything unlawful. We may close an account that does.
      </p>

      <h2>Ending it</h2>
      <p>
        You can cancel at any time. A cancellation takes effect immediately, and what you had paid for the rest of the
        period is not paid back.
      </p>

      <h2>What we answer for</h2>
      <p>
        We keep the service running with care, but it comes as it is: it can be down, and a place in line is
        information, not a guarantee. As far as the law allows we do not answer for lost profit or other indirect
        damage. Nothing here takes away rights that the law gives you as a consumer.
      </p>

      <h2>Claims</h2>
      <p>
        A claim about the service must be filed within one year after its cause arose, unless the law where you live
        gives you longer.
      </p>

      <h2>Changes</h2>
      <p>
        If these terms change in a way that matters, we tell account holders by e-mail before the change counts. Who
        does not agree can cancel.
      </p>
    </div>
  );
}
