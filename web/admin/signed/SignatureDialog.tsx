import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAccount } from '../accounts/use-account';
import { moment } from '../check-ins/times';
import { DialogFrame } from '../pieces/DialogFrame';
import { download } from '../pieces/download';
import { FactList } from '../pieces/FactList';
import { Pending } from '../pieces/Pending';
import { DrawnSignature } from './DrawnSignature';
import { signedCopyPath } from './paths';
import { SignedText } from './SignedText';
import { type SignatureDialog_ReadQuery, useSignatureDialog_ReadQuery } from './signed.generated';
import { answerFacts, customerName, formWords, kindWords, languageWord, placeWords, signerWords } from './signed-words';

interface Props {
  signatureId: string;
  onClose: () => void;
}

/** All the evidence of a signed form. */
export function SignatureDialog({ signatureId, onClose }: Props) {
  const { data, error, refetch } = useSignatureDialog_ReadQuery({
    variables: { id: signatureId },
    fetchPolicy: 'no-cache',
  });
  return (
    <DialogFrame
      title="Signed form"
      width="sm"
      onClose={onClose}
      actions={
        <>
          {data && !data.signature.isBlanked && (
            <Button onClick={() => download(signedCopyPath(signatureId))}>Download PDF</Button>
          )}
          <Button variant="contained" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {data ? <Evidence signature={data.signature} /> : <Pending error={error} onRetry={refetch} rows={4} />}
    </DialogFrame>
  );
}

function Evidence({ signature }: { signature: SignatureDialog_ReadQuery['signature'] }) {
  const {
    business: { timeZone },
  } = useAccount();
  const { signedAt, receivedAt, blankedAt, strokes, consent, seq, hash } = signature;
  const isOffline = signature.place === 'KIOSK' && receivedAt > signedAt;
  return (
    <Stack sx={{ gap: 5, overflowWrap: 'anywhere' }}>
      <Stack sx={{ gap: 1 }}>
        <Typography variant="h3" component="p">
          {formWords(signature)}
        </Typography>
        <Typography>{signerWords(signature)}</Typography>
      </Stack>
      {blankedAt && (
        <Typography role="note">{`Signer details removed on ${moment(blankedAt, timeZone)}: the time to keep them ended. The record and its hash stay.`}</Typography>
      )}
      {strokes && <DrawnSignature strokes={strokes} name={signature.signerName ?? ''} />}
      <FactList
        facts={[
          ['Signed', moment(signedAt, timeZone)],
          ['Received', isOffline ? moment(receivedAt, timeZone) : null],
          ['How', kindWords[signature.kind]],
          ['Where', isOffline ? `${placeWords.KIOSK}, without a network` : placeWords[signature.place]],
          ['Language', languageWord(signature.language)],
          ['Customer', customerName(signature) || null],
          ['Signed for', signature.signedFor],
        ]}
      />
      <SignedText formId={signature.formId} version={signature.formVersion} />
      {!signature.isBlanked && signature.fields.length > 0 && (
        <Stack component="section" aria-label="Answers" sx={{ gap: 2 }}>
          <Typography variant="h4" component="h3">
            Answers
          </Typography>
          <FactList facts={answerFacts(signature)} />
        </Stack>
      )}
      <Stack component="section" aria-label="Evidence" sx={{ gap: 2 }}>
        <Typography variant="h4" component="h3">
          Evidence
        </Typography>
        <Typography variant="body2">{consent}</Typography>
        <FactList
          isSmall
          facts={[
            ['Email', signature.email],
            [
              'Link sent to',
              signature.isSentToUnproven ? `${signature.sentTo} (address not proved)` : signature.sentTo,
            ],
            ['IP address', signature.address],
            ['Browser', signature.userAgent],
            ['Version', `${signature.formVersion}`],
            ['Record', `No. ${seq}`],
            ['Hash', hash],
            ['Code', signature.code],
          ]}
        />
      </Stack>
    </Stack>
  );
}
